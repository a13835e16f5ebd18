/** The words of the box at the checkout, which nothing ticks beforehand. */
export const newsBoxText = 'Email me with news and offers'
