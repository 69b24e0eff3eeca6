export { SectionHead, type SectionHeadProps } from './parts/SectionHead.tsx';
