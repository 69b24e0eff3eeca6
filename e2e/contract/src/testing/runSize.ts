/** Whether all tests run in full size (`npm test -- --full`). */
export const isFullRun = Boolean(process.env['TEST_FULL']);
