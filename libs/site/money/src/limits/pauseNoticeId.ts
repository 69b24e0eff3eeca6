/** Id of the notice of the pause, which describes the buttons that it disables. A page has one such notice. */
export const PAUSE_NOTICE_ID = 'pause-notice';
