type Fields = Readonly<Record<string, unknown>>

/** Parts of the settings with something in each field, by the call that changes them; what is not here is as the demo has it. */
export function fullSettings(image: unknown): Readonly<Record<string, Fields>> {
  return {
    changeIdentity: { logo: image, favicon: image },
    changeSeo: { socialLogo: image },
    changePaymentMethods: {
      test: true,
      isTestChosen: true,
      manual: [{ key: 'transfer', label: 'By bank transfer', instructions: 'To our account.' }],
    },
    changeCompanies: {
      companies: [{ key: 'kiln', name: 'The kiln', address: '1 Quay', contact: 'kiln@example.org' }],
    },
    changeDonationSettings: {
      isOn: true,
      funds: [{ key: 'kiln', title: 'A kiln', description: 'The old one leaks.' }],
      suggestedCents: [1_000],
    },
    changeCheckoutOptions: { dutiesOff: [{ code: 'order-button', note: 'We ask on paper.' }] },
    changeRestockSettings: { isOn: true },
    changeReminderSettings: { isOn: true, delayHours: 24 },
    changeReviewSettings: { isNative: true },
    changeNotices: notices,
    changeRedirects: { text: '/old -> /shop 301' },
    changeShipping: shipping,
    changeTaxes: {
      rules: [
        {
          name: 'Sales tax',
          country: 'US',
          region: 'NY',
          rateMilliPercent: 8_000,
          taxesShipping: true,
          from: '2020-01-01',
          until: '2090-01-01',
        },
      ],
    },
  }
}

const shipping = {
  zones: [
    {
      name: 'Here',
      countries: ['US'],
      regions: ['NY'],
      postalCodes: ['1*'],
      rates: [{ key: 'post', kind: 'flat', name: 'Post', deliveryTime: '2 days', priceCents: 500 }],
    },
    {
      name: 'Elsewhere',
      countries: ['CA', 'GB'],
      rates: [{ key: 'parcel', kind: 'flat', name: 'Parcel', deliveryTime: '9 days', priceCents: 900 }],
    },
  ],
  pickups: [
    {
      key: 'shop',
      name: 'At the shop',
      address: 'Street 1',
      hours: 'Monday',
      priceCents: 0,
      country: 'US',
      region: 'NY',
    },
  ],
  localDeliveries: [
    {
      key: 'bike',
      name: 'By bicycle',
      country: 'US',
      postalCodes: ['1*'],
      minimumCents: 0,
      priceCents: 300,
      deliveryTime: 'Today',
    },
  ],
}

const notices = {
  announcementBar: {
    textHtml: '<p>Open on Saturday</p>',
    link: { url: '/shop', opensWindow: false },
    isClosable: true,
  },
  popup: {
    headline: 'Ten off',
    bodyHtml: '<p>The first mug.</p>',
    action: { label: 'Look', url: '/shop', opensWindow: false },
    position: 'CENTER_CENTER',
    trigger: { kind: 'delay', seconds: 0 },
    repeatDays: 30,
    collectionIds: [],
  },
  cookieBanner: {
    textHtml: '<p>This site uses cookies.</p>',
    acceptLabel: 'Accept',
    declineLabel: 'Decline',
    position: 'bottom',
    theme: 'light',
    isRestrictive: true,
  },
  mobileInfoBar: {
    theme: 'light',
    showsEmail: true,
    showsPhone: true,
    showsLocation: true,
    showsHours: true,
  },
}
