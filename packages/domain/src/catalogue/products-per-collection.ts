/** Products that one shop page can hold (specification, section 9). */
export const productsPerCollection = 200

/** What an owner reads when it holds them. */
export const shopPageFullText = `A shop page can hold ${productsPerCollection} products.`
