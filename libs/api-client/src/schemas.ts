export { schemas } from './schemas/schemas.ts';
