/** As much as all calls together let into the settings of a site, in characters of their document; each of its pages reads them. */
export const mostOfSettings = 8_000_000
