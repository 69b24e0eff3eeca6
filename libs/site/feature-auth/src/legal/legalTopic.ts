/** Which of the two texts. */
export type LegalTopic = 'terms' | 'privacy';
