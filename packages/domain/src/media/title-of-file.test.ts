import { describe, expect, it } from 'vitest'
import { titleOfFile } from './title-of-file.ts'

describe('titleOfFile', () => {
  it.each([
    ['bud-vase_clay.jpg', 'Bud vase clay'],
    ['Töpferei im Winter 2.png', 'Töpferei im Winter 2'],
    ['IMG_2024-kitchen table.heic', '2024 kitchen table'],
    ['harbour-1024x768.webp', 'Harbour'],
    ['vase2 (1).jpg', 'Vase2'],
    ['花.jpg', '花'],
    ['ваза.jpg', 'Ваза'],
  ])('reads %s as “%s”', (filename, title) => {
    expect(titleOfFile(filename)).toBe(title)
  })

  it.each([
    'IMG_1234.jpg',
    'IMG-20240102-WA0007.jpg',
    'DSC00042.JPG',
    'DSCF0042.jpg',
    'P1010001.jpg',
    'PXL_20230101_123456789.jpg',
    'image1.png',
    'Screenshot 2024-01-02.png',
    'a3f9c2e1b4d5.jpg',
    '1234567890.jpg',
    'Unbenannt.png',
    '',
  ])('finds no title in %s', (filename) => {
    expect(titleOfFile(filename)).toBe('')
  })
})
