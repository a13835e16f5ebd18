import { describe, expect, it } from 'vitest'
import { usualMerchandising as merchandising } from '../website/store-settings.ts'
import { scarcityOf } from './scarcity.ts'

describe('inventory settings: scarcity toggles for product page and blocks, threshold', () => {
  const onBlocks = {
    ...merchandising,
    scarcityOnBlocks: true,
    scarcityThreshold: 3,
    scarcityText: 'Few left',
  }

  it('are off to begin with', () => {
    expect(scarcityOf({ scarcity: null }, merchandising, 'page')).toBeNull()
    expect(scarcityOf({ scarcity: null }, merchandising, 'block')).toBeNull()
  })

  it('are one for blocks and one for pages', () => {
    expect(scarcityOf({ scarcity: null }, onBlocks, 'block')).toEqual({ text: 'Few left', threshold: 3 })
    expect(scarcityOf({ scarcity: null }, onBlocks, 'page')).toBeNull()
  })

  it('say nothing from no piece down, as what is gone is sold out', () => {
    expect(scarcityOf({ scarcity: null }, { ...onBlocks, scarcityThreshold: 0 }, 'block')).toBeNull()
    expect(scarcityOf({ scarcity: { text: 'Last one', threshold: 0 } }, onBlocks, 'block')).toBeNull()
  })

  it('give way to what a product says of itself', () => {
    const own = { text: 'Last one', threshold: 1 }
    expect(scarcityOf({ scarcity: own }, onBlocks, 'page')).toEqual(own)
  })
})
