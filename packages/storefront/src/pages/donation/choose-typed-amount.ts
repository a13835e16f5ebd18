import { otherAmount } from '@vitrine/domain/cart/donations/donation'

const field = document.querySelector<HTMLInputElement>('#donate-own')
const amounts = document.querySelectorAll<HTMLInputElement>('input[type=radio][name=amount]')

/** Who types an amount of their own gives it; who then chooses one that is suggested, gives that. */
if (field) {
  field.addEventListener('input', () => {
    for (const amount of amounts) amount.checked = amount.value === otherAmount
  })
  for (const amount of amounts)
    amount.addEventListener('change', () => {
      if (amount.value !== otherAmount) field.value = ''
    })
}
