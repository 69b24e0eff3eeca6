import { siteConfig } from '../../tools/workspace/vite/siteConfig.mjs';

export default siteConfig(import.meta.dirname);
