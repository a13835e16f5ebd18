// The page of a subscription needs no script at all: its forms are plain.
import './parts/page-frame/page.css'
import './parts/form-fields/form-fields.css'
import './parts/form-fields/choices.css'
import './pages/order/order-page.css'
import './pages/checkout/checkout-page.css'
import './pages/subscription/subscription-page.css'
