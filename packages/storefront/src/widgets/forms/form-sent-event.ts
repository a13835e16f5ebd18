/** A form tells what stands around it that it was taken. */
export const formSentEvent = 'vitrine:form-sent'
