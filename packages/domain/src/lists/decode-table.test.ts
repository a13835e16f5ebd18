import { describe, expect, it } from 'vitest'
import { decodeTable, windowsOf } from './decode-table.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

describe('reading the letters of a table', () => {
  it('reads Unicode, with its mark or without', () => {
    expect(decodeTable(encoded('Größe'))).toBe('Größe')
    expect(decodeTable(encoded('\uFEFFGröße'))).toBe('Größe')
    expect(decodeTable(Uint8Array.of(0xff, 0xfe, 0xf6, 0))).toBe('ö')
    expect(decodeTable(Uint8Array.of(0xfe, 0xff, 0, 0xf6))).toBe('ö')
  })

  it('reads the letters of Windows in Western Europe', () => {
    expect(decodeTable(Uint8Array.from(['G', 'r', 0xf6, 0xdf, 'e'].map(byteOf)))).toBe('Größe')
  })

  it('reads those of Windows where a language is written', () => {
    expect(decodeTable(Uint8Array.of(0xb3), windowsOf('pl'))).toBe('ł')
    expect(decodeTable(Uint8Array.of(0xe4, 0xe0), windowsOf('ru-RU'))).toBe('да')
    expect(decodeTable(Uint8Array.of(0xe4), windowsOf('de-DE'))).toBe('ä')
  })
})

function byteOf(each: string | number): number {
  return typeof each === 'number' ? each : each.charCodeAt(0)
}
