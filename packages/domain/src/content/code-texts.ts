/** Said to those who may not write code that runs on pages. */
export const onlyAdministratorsChangeCodeText = 'Only administrators can change code.'
