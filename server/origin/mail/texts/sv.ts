import type { MailTexts } from './mail-texts.ts'

/** Mails in Swedish. */
export const sv: MailTexts = {
  greeting: 'Hej!',
  linkHint: 'Om länken inte öppnas kan du kopiera den här adressen till webbläsaren:',
  signature: 'Det här är ett automatiskt meddelande från {brand}.',
  magic: {
    subject: 'Din inloggningslänk till {brand}',
    before: ['Logga in på {brand} med länken nedan. Den fungerar en gång och gäller i 15 minuter.'],
    action: 'Logga in',
    after: ['Om du inte har bett om länken kan du bortse från det här meddelandet: utan länken kan ingen logga in.'],
  },
  signup: {
    subject: 'Slutför din registrering hos {brand}',
    before: [
      'Det finns ännu inget konto hos {brand} för den här adressen. Länken nedan skapar ett konto och loggar in dig. Den fungerar en gång och gäller i 15 minuter.',
    ],
    action: 'Skapa konto och logga in',
    after: ['Om du inte har bett om länken kan du bortse från det här meddelandet: inget konto skapas om länken inte används.'],
  },
  confirm: {
    subject: 'Bekräfta din e-postadress för {brand}',
    before: [
      'Tack för att du registrerade dig hos {brand}. Bekräfta din e-postadress med länken nedan. Den fungerar en gång och gäller i 48 timmar.',
    ],
    action: 'Bekräfta adressen',
    after: ['Om du inte har registrerat dig ska du inte öppna länken. Kontot tas inte i bruk utan den.'],
  },
  alreadyRegistered: {
    subject: 'Du har redan ett konto hos {brand}',
    before: [
      'Någon, troligen du själv, försökte använda den här adressen för ett konto hos {brand}. Adressen har redan ett konto, så ingenting ändrades.',
      'Du kan logga in som förut. Om du har glömt ditt lösenord kan du välja ett nytt här:',
    ],
    action: 'Välj ett nytt lösenord',
    after: ['Om det inte var du behöver du inte göra någonting.'],
  },
  reset: {
    subject: 'Välj ett nytt lösenord för {brand}',
    before: ['Du kan välja ett nytt lösenord för {brand} med länken nedan. Den fungerar en gång och gäller i 24 timmar.'],
    action: 'Välj ett nytt lösenord',
    after: ['Om du inte har bett om detta kan du bortse från meddelandet: ditt lösenord ändras inte.'],
  },
  resetUnknown: {
    subject: 'Inget konto hos {brand} för den här adressen',
    before: [
      'Någon, troligen du själv, bad om ett nytt lösenord för {brand}, men det finns inget konto för den här adressen.',
      'Kanske registrerade du dig med en annan adress. Du kan också skapa ett nytt konto:',
    ],
    action: 'Skapa konto',
    after: ['Om det inte var du kan du bortse från det här meddelandet.'],
  },
  emailChange: {
    subject: 'Bekräfta din nya e-postadress för {brand}',
    before: [
      'Den här adressen har angetts som ny e-postadress för ett konto hos {brand}. Bekräfta ändringen med länken nedan. Den fungerar en gång och gäller i 48 timmar.',
    ],
    action: 'Bekräfta den nya adressen',
    after: ['Om du inte har bett om ändringen ska du inte öppna länken. Adressen ändras inte utan den.'],
  },
  emailChangeNotice: {
    subject: 'Din e-postadress för {brand} håller på att ändras',
    before: [
      'Någon har bett att e-postadressen för ditt konto hos {brand} ska ändras till {address}. Ändringen träder i kraft när den bekräftas från den nya adressen.',
      'Om du inte själv har bett om ändringen ska du genast välja ett nytt lösenord:',
    ],
    action: 'Välj ett nytt lösenord',
    after: ['Om du själv har bett om ändringen behöver du inte göra någonting här.'],
  },
  deleteAccount: {
    subject: 'Bekräfta att ditt konto hos {brand} ska raderas',
    before: [
      'Du har bett att ditt konto hos {brand} ska raderas. Länken nedan leder till en sida där du kan bekräfta det. Länken fungerar en gång och gäller i 24 timmar.',
      'Ditt konto och allt som har sparats i det tas bort. Det går inte att ångra.',
    ],
    action: 'Radera mitt konto',
    after: ['Om du inte har bett om detta ska du inte öppna länken. Ditt konto förblir som det är.'],
  },
  passwordChanged: {
    subject: 'Ditt lösenord hos {brand} har ändrats',
    before: [
      'Lösenordet för ditt konto hos {brand} har ändrats och alla andra inloggningar har avslutats.',
      'Om det inte var du ska du genast välja ett nytt lösenord:',
    ],
    action: 'Välj ett nytt lösenord',
    after: ['Om du ändrade det själv behöver du inte göra någonting.'],
  },
}
