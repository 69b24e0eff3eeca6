export { createKeyVault, type KeyVault, type VaultMeans } from './browser/createKeyVault.ts';
export { createRememberedLogin, REMEMBERED_MS, type RememberedLoginOptions } from './browser/createRememberedLogin.ts';
