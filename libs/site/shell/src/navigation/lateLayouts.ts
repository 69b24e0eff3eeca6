import type { PageLayout } from '../layout/nav/headInset.ts';

/**
 * Layouts of late pages. Their routes declare them too, but are loaded after the header has been rendered, and a change of its layout
 * would shift it. A test compares both.
 */
export const lateLayouts: Readonly<Record<string, PageLayout>> = { '/dz/game': 'wide' };
