/** The zone of a site that names none: its days, in lists as in statistics, begin there (specification, section 9). */
export const defaultTimeZone = 'America/New_York'
