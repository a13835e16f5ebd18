import { afterEach, describe, expect, it } from 'vitest'
import { see, sees } from '../../testing/see.ts'
import { showAlert } from './show-alert.ts'

afterEach(() => document.body.replaceChildren())

describe('an alert of a script', () => {
  const said = { 'strings.title': 'Unable to Add Item', 'strings.message': '<b>Sold out</b>' }

  it('says as text what it is given, with `new` as without, until it is closed', () => {
    Reflect.construct(showAlert, [said])
    expect(see('alertdialog').textContent).toContain('Unable to Add Item')
    expect(see('alertdialog').textContent).toContain('<b>Sold out</b>')
    see('button', 'Close').click()
    expect(sees('alertdialog')).toBe(false)
    const alert = showAlert(said)
    expect(alert.render()).toBe(alert)
    alert.destroy()
    expect(sees('alertdialog')).toBe(false)
  })
})
