import { createElement, type ComponentType, type ReactNode } from 'react';
import type { MessageCatalogue } from '../i18n/messages.ts';

/** Frame of a member page with the member menu. It belongs to another feature, so the shell passes it in. */
export interface MineFrame {
  readonly load: () => Promise<ComponentType<{ readonly children: ReactNode }>>;
  readonly messages: readonly MessageCatalogue[];
}

/** Loads page and frame in parallel and renders the page inside the frame. */
export const loadInFrame =
  (frame: MineFrame, load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
  async () => {
    const [Frame, Page] = await Promise.all([frame.load(), load()]);
    return function FramedPage() {
      return createElement(Frame, null, createElement(Page));
    };
  };
