import { describe, expect, it } from 'vitest'
import { decodeTable, windowsOf } from './decode-table.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

describe('reading the letters of a table', () => {
  it('reads Unicode, with its mark or without', () => {
    expect(decodeTable(encoded('Größe'), TextDecoder)).toBe('Größe')
    expect(decodeTable(encoded('\uFEFFGröße'), TextDecoder)).toBe('Größe')
    expect(decodeTable(Uint8Array.of(0xff, 0xfe, 0xf6, 0), TextDecoder)).toBe('ö')
    expect(decodeTable(Uint8Array.of(0xfe, 0xff, 0, 0xf6), TextDecoder)).toBe('ö')
  })

  it('reads the letters of Windows in Western Europe', () => {
    expect(decodeTable(Uint8Array.from(['G', 'r', 0xf6, 0xdf, 'e'].map(byteOf)), TextDecoder)).toBe('Größe')
  })

  it('reads those of Windows where a language is written', () => {
    expect(decodeTable(Uint8Array.of(0xb3), TextDecoder, windowsOf('pl'))).toBe('ł')
    expect(decodeTable(Uint8Array.of(0xe4, 0xe0), TextDecoder, windowsOf('ru-RU'))).toBe('да')
    expect(decodeTable(Uint8Array.of(0xe4), TextDecoder, windowsOf('de-DE'))).toBe('ä')
  })
})

function byteOf(each: string | number): number {
  return typeof each === 'number' ? each : each.charCodeAt(0)
}
