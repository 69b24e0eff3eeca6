import { selectEdition, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { selectVenueTheme } from '@pavilion/site-game-ui/launch';
import { useEffect, useRef, type RefObject } from 'react';
import { readFrameTokens } from './readFrameTokens.ts';
import { FRAME_VERSION, readVenueMessage } from './readVenueMessage.ts';
import { useLeaveVenue } from './useLeaveVenue.ts';

/** Minimum interval between balance refreshes, milliseconds. */
const BALANCE_MS = 1_000;
const SECOND_MS = 1_000;
const MAX_MESSAGES = 20;

/** Creates a check that accepts at most 20 messages per second. */
function createRateLimit(now: () => number): () => boolean {
  let accepted: readonly number[] = [];
  return () => {
    accepted = accepted.filter((at) => now() - at < SECOND_MS);
    if (accepted.length >= MAX_MESSAGES) return false;
    accepted = [...accepted, now()];
    return true;
  };
}

/** Sends a message to the venue, and to no other origin. */
function postToVenue(frame: HTMLIFrameElement | null, message: object, origin: string): void {
  frame?.contentWindow?.postMessage({ source: 'pavilion-site', v: FRAME_VERSION, ...message }, origin);
}

/** Sends the appearance of the site: `style` to a venue of version 1, `hello` to any other. */
function postStyle(
  frame: HTMLIFrameElement | null,
  { version, ...style }: { readonly version: number; readonly theme: string; readonly edition: string },
  origin: string,
): void {
  const type = version === FRAME_VERSION ? { type: 'style' } : { type: 'hello', versions: [FRAME_VERSION] };
  postToVenue(frame, { ...type, ...style, tokens: readFrameTokens() }, origin);
}

/**
 * Exchanges messages with the venue of a frame (docs/frame-protocol.md). Returns the handler for the load event of the frame.
 * A venue of version 1 receives later changes as `style`, any other as another `hello`.
 */
export function useFrameProtocol(frame: RefObject<HTMLIFrameElement | null>, origin: string): () => void {
  const { clock } = useServices();
  const theme = useAppSelector(selectVenueTheme);
  const edition = useAppSelector(selectEdition);
  const isLoaded = useRef(false);
  const version = useRef(0);
  useVenueMessages(frame, origin, version);
  useEffect(() => {
    if (!isLoaded.current) return undefined;
    // The document gets the tokens of a new edition after this effect.
    return clock.after(0, () => postStyle(frame.current, { version: version.current, theme, edition }, origin));
  }, [clock, frame, origin, theme, edition]);
  useEffect(() => {
    const handleChange = () =>
      postToVenue(frame.current, { type: 'fullscreen', on: document.fullscreenElement !== null }, origin);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, [frame, origin]);
  return () => {
    isLoaded.current = true;
    version.current = 0;
    postStyle(frame.current, { version: 0, theme, edition }, origin);
  };
}

/** Enlarges the frame, or ends full screen. The browser refuses it without an action of the player. */
function setFullscreen(frame: HTMLIFrameElement | null, isOn: boolean): void {
  const change = isOn ? frame?.requestFullscreen() : document.fullscreenElement && document.exitFullscreen();
  if (change) change.catch(() => undefined);
}

/** Handles messages of the venue: refreshes the balance at most once per second, and leaves the page on `close`. */
function useVenueMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  version: RefObject<number>,
): void {
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const leave = useLeaveVenue();
  useEffect(() => {
    const isBelowRate = createRateLimit(clock.now);
    let cancel: (() => void) | undefined;
    const refresh = () => {
      cancel ??= clock.after(BALANCE_MS, () => {
        cancel = undefined;
        dispatch(readsChanged({ tags: ['balance'] }));
      });
    };
    const handleVenueMessage = (event: MessageEvent) => {
      const message = readVenueMessage(event, frame.current?.contentWindow, origin);
      if (!message || !isBelowRate()) return;
      if (message.type === 'ready') version.current = message.version;
      if (message.type === 'balance') refresh();
      if (message.type === 'close') leave();
      if (message.type === 'fullscreen') setFullscreen(frame.current, message.on);
    };
    window.addEventListener('message', handleVenueMessage);
    return () => {
      window.removeEventListener('message', handleVenueMessage);
      cancel?.();
    };
  }, [dispatch, clock, leave, frame, origin, version]);
}
