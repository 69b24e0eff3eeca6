import { dialogActions, useAppDispatch, useServices, useT, type Services } from '@pavilion/site-contract';
import { BellIcon, ChevronLeftIcon, ChevronRightIcon, IconButton, token } from '@pavilion/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';
import { useNotices } from './useNotices.ts';

const NOTICE_MS = 6000;

/**
 * One line of notices that rotates and can be paused, advanced and opened (WCAG 2.2.2, ACT-02).
 *
 * It does not rotate with reduced motion, while it has the pointer or the focus, and after it was paused.
 */
export function NoticeTicker() {
  const t = useT(homeMessages);
  const { clock } = useServices();
  const dispatch = useAppDispatch();
  const notices = useNotices();
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const [isRead, setRead] = useState(false);
  const count = notices?.length ?? 0;
  const go = useCallback((steps: number) => setAt((now) => (count === 0 ? 0 : (now + steps + count) % count)), [count]);
  useTurning(clock, { isTurning: count > 1 && !isStopped && !isRead, at }, go);
  const notice = notices?.[at % Math.max(1, count)];
  return (
    <Line
      aria-label={t('notice.title')}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <BellIcon />
      <p aria-live={isStopped || isRead ? 'polite' : 'off'}>
        {notice ? (
          <NoticeButton
            type="button"
            onClick={() => dispatch(dialogActions.opened({ kind: 'tips', title: notice.title, text: notice.content }))}
          >
            <strong>{notice.title}</strong> {notice.content}
          </NoticeButton>
        ) : (
          notices && t('notice.none')
        )}
      </p>
      {count > 1 && (
        <>
          <span>{`${at + 1} / ${count}`}</span>
          <IconButton size="small" label={t('notice.previous')} onClick={() => go(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton size="small" label={t('notice.next')} onClick={() => go(1)}>
            <ChevronRightIcon />
          </IconButton>
          <Stop type="button" aria-pressed={isStopped} onClick={() => setStopped(!isStopped)}>
            {isStopped ? t('notice.play') : t('notice.pause')}
          </Stop>
        </>
      )}
    </Line>
  );
}

const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Turning {
  readonly isTurning: boolean;
  /** Index of the shown notice. */
  readonly at: number;
}

function useTurning(clock: Services['clock'], { isTurning, at }: Turning, turn: (steps: number) => void) {
  useEffect(() => (isTurning ? clock.after(NOTICE_MS, () => turn(1)) : undefined), [clock, isTurning, at, turn]);
}

const Line = styled.section`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  height: ${token('density.row')};
  margin-top: calc(-1 * ${token('space.4')});
  padding: 0 ${token('space.2')} 0 ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  > svg {
    flex: none;
    color: ${token('color.accent.text')};
    font-size: 1.125rem;
  }
  > p {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Button that opens the whole notice in a dialog, because the line may be cut off. */
const NoticeButton = styled.button`
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  > strong {
    color: ${token('color.text.primary')};
  }
  &:hover {
    color: ${token('color.text.primary')};
  }
`;

const Stop = styled.button`
  padding: ${token('space.1')} ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: transparent;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  white-space: nowrap;
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
`;
