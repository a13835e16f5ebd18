/** The version of the template language's public face. */
export const languageVersion = 1
