import type { MailTexts } from './mail-texts.ts'

/** Mails in English. */
export const en: MailTexts = {
  greeting: 'Hello,',
  linkHint: 'If the link does not open, copy this address into your browser:',
  signature: 'This message was sent automatically by {brand}.',
  magic: {
    subject: 'Your sign-in link to {brand}',
    before: ['Use the link below to sign in to {brand}. It works once, within 15 minutes.'],
    action: 'Sign in',
    after: ['If you did not ask for this link, you can ignore this message: nobody can sign in without the link.'],
  },
  signup: {
    subject: 'Finish signing up to {brand}',
    before: [
      'There is no {brand} account for this address yet. The link below creates one and signs you in. It works once, within 15 minutes.',
    ],
    action: 'Create an account and sign in',
    after: ['If you did not ask for this link, you can ignore this message: no account is created unless the link is used.'],
  },
  confirm: {
    subject: 'Confirm your e-mail address for {brand}',
    before: [
      'Thank you for registering with {brand}. Please confirm your e-mail address with the link below. It works once, within 48 hours.',
    ],
    action: 'Confirm the address',
    after: ['If you did not register, do not open the link. The account is not taken into use without it.'],
  },
  alreadyRegistered: {
    subject: 'You already have an account with {brand}',
    before: [
      'Somebody, probably you, tried to use this address for an account with {brand}. It already has an account, so nothing was changed.',
      'You can sign in as before. If you have forgotten your password, you can choose a new one here:',
    ],
    action: 'Choose a new password',
    after: ['If it was not you, there is nothing you need to do.'],
  },
  reset: {
    subject: 'Choose a new password for {brand}',
    before: ['You can choose a new password for {brand} with the link below. It works once, within 24 hours.'],
    action: 'Choose a new password',
    after: ['If you did not ask for this, you can ignore this message: your password stays as it is.'],
  },
  resetUnknown: {
    subject: 'No {brand} account for this address',
    before: [
      'Somebody, probably you, asked for a new password for {brand}, but there is no account for this address.',
      'You may have registered with another address. You can also create a new account:',
    ],
    action: 'Create an account',
    after: ['If it was not you, you can ignore this message.'],
  },
  emailChange: {
    subject: 'Confirm your new e-mail address for {brand}',
    before: [
      'This address was given as the new e-mail address of a {brand} account. Please confirm the change with the link below. It works once, within 48 hours.',
    ],
    action: 'Confirm the new address',
    after: ['If you did not ask for the change, do not open the link. The address is not changed without it.'],
  },
  emailChangeNotice: {
    subject: 'Your e-mail address for {brand} is about to change',
    before: [
      'The e-mail address of your {brand} account was asked to be changed to {address}. The change takes effect when it is confirmed from the new address.',
      'If you did not ask for the change, choose a new password at once:',
    ],
    action: 'Choose a new password',
    after: ['If the change is yours, there is nothing you need to do here.'],
  },
  deleteAccount: {
    subject: 'Confirm that your {brand} account is deleted',
    before: [
      'You asked for your {brand} account to be deleted. The link below leads to a page where you can confirm it. The link works once, within 24 hours.',
      'Your account and everything saved in it will be removed. This cannot be undone.',
    ],
    action: 'Delete my account',
    after: ['If you did not ask for this, do not open the link. Your account stays as it is.'],
  },
  passwordChanged: {
    subject: 'Your {brand} password was changed',
    before: [
      'The password of your {brand} account has been changed, and all other sign-ins have been ended.',
      'If it was not you, choose a new password at once:',
    ],
    action: 'Choose a new password',
    after: ['If you changed it yourself, there is nothing you need to do.'],
  },
}
