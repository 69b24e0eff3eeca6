export { createKeyVault, type KeyVault, type KeyVaultPorts } from './browser/createKeyVault.ts';
export { createRememberedLogin, REMEMBERED_MS, type RememberedLoginOptions } from './browser/createRememberedLogin.ts';
