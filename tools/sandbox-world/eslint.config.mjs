import { sandbox } from '../../eslint.config.mjs';

/** Tables of leagues and teams are exempt from the limits of length. */
export default [...sandbox, { files: ['src/data/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } }];
