/** What each call makes old that changes who works on a site, the sites of an installation, or a site as a whole. */
export const siteStaleReads: Readonly<Record<string, readonly string[]>> = {
  invitePerson: ['listPeople'],
  renewInvitation: ['listPeople'],
  revokeInvitation: ['listPeople'],
  changeRoles: ['listPeople'],
  removePerson: ['listPeople'],
  resetSecondFactor: ['listPeople', 'listPersonSignIns'],
  endPersonSignIn: ['listPersonSignIns'],
  transferOwnership: ['listPeople'],
  createKey: ['listKeys'],
  deleteKey: ['listKeys'],
  beginPasskey: [],
  addPasskey: ['listPasskeys', 'readSecondFactor'],
  renamePasskey: ['listPasskeys'],
  removePasskey: ['listPasskeys', 'readSecondFactor'],
  beginSecondFactor: ['readSecondFactor'],
  finishSecondFactor: ['readSecondFactor'],
  // Who proved who they are has what was asked for then.
  askPasskeyConfirmation: [],
  confirmByPasskey: [],
  endSecondFactor: ['readSecondFactor'],
  renewRecoveryCodes: ['readSecondFactor'],
  changeAccount: ['readAccount'],
  changePassword: ['readAccount'],
  // The reply is the session as it is from then on.
  changePanelLanguage: [],
  endSignIn: ['readAccount'],
  endOtherSignIns: ['readAccount'],
  changeSignInRules: ['readSignInRules'],

  addSite: ['listSites'],
  changeSite: ['listSites'],
  linkSiteOwner: ['listSites'],
  suspendSite: ['listSites'],
  resumeSite: ['listSites'],
  removeSite: ['listSites'],
  uploadTemplate: ['listTemplates'],
  removeTemplate: ['listTemplates'],
  changeTemplate: ['listSites', 'listTemplates'],
  // All that was shown is another site then: whoever asks for it has all read again.
  beginSite: [],
  // All prices are other ones then: whoever asks for it has all read again.
  changeCurrency: [],

  beginExport: ['listExports'],
  stopExport: ['listExports'],

  // What is put back, or comes from a file, may be shown anywhere: whoever asks for it has all read again.
  undoAct: [],
  importTranslations: [],

  // The editor has the texts from the reply.
  changeTranslation: ['readTranslationStatus'],

  retryMail: ['listMail', 'readMail'],
  sendTestMail: [],
}
