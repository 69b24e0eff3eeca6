export { SectionHead, type SectionHeadProps } from './lobby/SectionHead.tsx';
