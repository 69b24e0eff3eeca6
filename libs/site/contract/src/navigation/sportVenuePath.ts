/** Path of the sport venue with the board of all matches, for members only (NAV-04). */
export const SPORT_VENUE_PATH = '/game/sport/crty';
