export { passwordStrength, type PasswordStrength } from '@pavilion/site-contract';
