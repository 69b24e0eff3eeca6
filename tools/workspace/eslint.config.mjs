import { scripts } from '../../eslint.config.mjs';

export default scripts;
