export { createMemberPlacement, type MemberPlacement } from './placing/createMemberPlacement.ts';
