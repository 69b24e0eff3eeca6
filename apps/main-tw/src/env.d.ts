/** Texts of the brand's language that come with the first chunk; made by the build (`tools/workspace/vite/siteConfig.mjs`). */
declare module 'virtual:first-texts' {
  import type { InitialMessages } from '@pavilion/site-shell';
  export const initialMessages: InitialMessages;
}
