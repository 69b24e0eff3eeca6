/** Terms or privacy policy. */
export type LegalTopic = 'terms' | 'privacy';
