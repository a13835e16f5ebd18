import {
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  readCartCall,
  removeEntryCall,
} from '@vitrine/contract/cart/calls'
import { readItemFormCall, saveItemFormCall } from '@vitrine/contract/cart/entry-form-calls'
import { productFormPageCall, saveProductFormCall } from '@vitrine/contract/cart/form-page-calls'
import { addItemCall, changeOwnItemCall } from '@vitrine/contract/cart/line-calls'
import { cartPageCall, changeCartPageCall } from '@vitrine/contract/cart/page-calls'
import { beginSubscriptionCall } from '@vitrine/contract/cart/subscription-calls'
import {
  addCodeCall,
  changeItemCall,
  readCartV3Call,
  removeCodeCall,
  removeItemCall,
  setContactCall,
  setLocationCall,
  setShippingOptionCall,
} from '@vitrine/contract/cart/v3-calls'
import { readStockCall } from '@vitrine/contract/catalogue/stock-calls'
import { confirmPaymentCall, placeOrderCall } from '@vitrine/contract/checkout/calls'
import { donateFormCall, donatePageCall } from '@vitrine/contract/checkout/donate-calls'
import {
  checkoutPageCall,
  checkoutStepCall,
  goToCheckoutCall,
  paymentReturnCall,
  subscribePageCall,
  subscribeStepCall,
} from '@vitrine/contract/checkout/page-calls'
import { confirmedPageCall, orderStatusPageCall } from '@vitrine/contract/orders/page-calls'
import type { FastifyInstance } from 'fastify'
import { postEntryForm } from '../cart/adding/add-form.ts'
import { deleteEntry, getCart, postEntry, putEntry, putEntryFields } from '../cart/calls.ts'
import { getCartPage, postCartPage } from '../cart/cart-page.ts'
import { deleteCode, postCode } from '../cart/codes/code-calls.ts'
import { getDonatePage, postDonatePage } from '../cart/donations/donate-page.ts'
import { getItemForm, putItemForm } from '../cart/item-form.ts'
import { postItem, putOwnItem } from '../cart/line-calls.ts'
import { getProductForm, postProductForm } from '../cart/product-form.ts'
import { postSubscription } from '../cart/subscription-calls.ts'
import {
  deleteItem,
  getCartV3,
  putContact,
  putItem,
  putLocation,
  putShippingOption,
} from '../cart/v3-calls.ts'
import { getStock } from '../catalogue/stock-calls.ts'
import { postConfirmation, postOrder } from '../checkout/calls.ts'
import { postCheckoutStep } from '../checkout/page/checkout-form.ts'
import { getCheckoutPage, getGoToCheckout } from '../checkout/page/checkout-page.ts'
import { getPaymentReturn } from '../checkout/page/payment-return.ts'
import { mount } from '../http/mount.ts'
import { getConfirmedPage, getOrderStatusPage } from '../orders/order-pages.ts'

/** Puts cart, checkout and orders on the server. */
export function mountShop(app: FastifyInstance): void {
  mount(app, donatePageCall, getDonatePage)
  mount(app, donateFormCall, postDonatePage)
  mount(app, addEntryCall, postEntry, postEntryForm)
  mount(app, changeEntryCall, putEntry)
  mount(app, changeEntryFieldsCall, putEntryFields)
  mount(app, removeEntryCall, deleteEntry)
  mount(app, readCartCall, getCart)
  mount(app, readCartV3Call, getCartV3)
  mount(app, changeItemCall, putItem)
  mount(app, removeItemCall, deleteItem)
  mount(app, setLocationCall, putLocation)
  mount(app, setShippingOptionCall, putShippingOption)
  mount(app, setContactCall, putContact)
  mount(app, beginSubscriptionCall, postSubscription)
  mount(app, addItemCall, postItem)
  mount(app, changeOwnItemCall, putOwnItem)
  mount(app, readItemFormCall, getItemForm)
  mount(app, saveItemFormCall, putItemForm)
  mount(app, productFormPageCall, getProductForm)
  mount(app, saveProductFormCall, postProductForm)
  mount(app, addCodeCall, postCode)
  mount(app, removeCodeCall, deleteCode)
  mount(app, readStockCall, getStock)
  mount(app, placeOrderCall, postOrder)
  mount(app, confirmPaymentCall, postConfirmation)
  mount(app, cartPageCall, getCartPage)
  mount(app, changeCartPageCall, postCartPage)
  mount(app, checkoutPageCall, getCheckoutPage)
  mount(app, checkoutStepCall, postCheckoutStep)
  mount(app, subscribePageCall, getCheckoutPage)
  mount(app, subscribeStepCall, postCheckoutStep)
  mount(app, confirmedPageCall, getConfirmedPage)
  mount(app, orderStatusPageCall, getOrderStatusPage)
  mount(app, goToCheckoutCall, getGoToCheckout)
  mount(app, paymentReturnCall, getPaymentReturn)
}
