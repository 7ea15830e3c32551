import type { MailTexts } from './mail-texts.ts'

/** Mails in Finnish. */
export const fi: MailTexts = {
  greeting: 'Hei!',
  linkHint: 'Jos linkki ei avaudu, kopioi tämä osoite selaimeesi:',
  signature: 'Tämä on automaattinen viesti. Lähettäjä: {brand}.',
  magic: {
    subject: 'Kirjautumislinkkisi – {brand}',
    before: ['Kirjaudu sisään alla olevasta linkistä. Linkki toimii kerran, ja se on voimassa 15 minuuttia.'],
    action: 'Kirjaudu sisään',
    after: ['Jos et pyytänyt linkkiä, voit jättää tämän viestin huomiotta: ilman linkkiä kukaan ei pääse kirjautumaan.'],
  },
  signup: {
    subject: 'Viimeistele rekisteröitymisesi – {brand}',
    before: [
      'Tällä osoitteella ei ole vielä käyttäjätiliä. Alla oleva linkki luo tilin ja kirjaa sinut sisään. Se toimii kerran, ja se on voimassa 15 minuuttia.',
    ],
    action: 'Luo tili ja kirjaudu sisään',
    after: ['Jos et pyytänyt linkkiä, voit jättää tämän viestin huomiotta: tili luodaan vain, jos linkkiä käytetään.'],
  },
  confirm: {
    subject: 'Vahvista sähköpostiosoitteesi – {brand}',
    before: [
      'Kiitos rekisteröitymisestä! Vahvista sähköpostiosoitteesi alla olevasta linkistä. Linkki toimii kerran, ja se on voimassa 48 tuntia.',
    ],
    action: 'Vahvista osoite',
    after: ['Jos et ole rekisteröitynyt, älä avaa linkkiä. Tiliä ei oteta käyttöön ilman sitä.'],
  },
  alreadyRegistered: {
    subject: 'Sinulla on jo käyttäjätili – {brand}',
    before: [
      'Joku, luultavasti sinä itse, yritti ottaa tämän osoitteen käyttöön käyttäjätilillä. Osoitteella on jo tili, joten mitään ei muutettu.',
      'Voit kirjautua sisään kuten ennenkin. Jos olet unohtanut salasanasi, voit vaihtaa sen tästä:',
    ],
    action: 'Vaihda salasana',
    after: ['Jos et itse yrittänyt tätä, sinun ei tarvitse tehdä mitään.'],
  },
  reset: {
    subject: 'Vaihda salasanasi – {brand}',
    before: ['Voit vaihtaa salasanasi alla olevasta linkistä. Linkki toimii kerran, ja se on voimassa 24 tuntia.'],
    action: 'Vaihda salasana',
    after: ['Jos et pyytänyt tätä, voit jättää viestin huomiotta: salasanasi pysyy ennallaan.'],
  },
  resetUnknown: {
    subject: 'Tällä osoitteella ei ole käyttäjätiliä – {brand}',
    before: [
      'Joku, luultavasti sinä itse, pyysi uutta salasanaa, mutta tällä osoitteella ei ole käyttäjätiliä.',
      'Ehkä rekisteröidyit toisella osoitteella. Voit myös luoda uuden tilin:',
    ],
    action: 'Luo tili',
    after: ['Jos et itse pyytänyt tätä, voit jättää viestin huomiotta.'],
  },
  emailChange: {
    subject: 'Vahvista uusi sähköpostiosoitteesi – {brand}',
    before: [
      'Tämä osoite on annettu käyttäjätilin uudeksi sähköpostiosoitteeksi. Vahvista muutos alla olevasta linkistä. Linkki toimii kerran, ja se on voimassa 48 tuntia.',
    ],
    action: 'Vahvista uusi osoite',
    after: ['Jos et pyytänyt muutosta, älä avaa linkkiä. Osoite ei vaihdu ilman sitä.'],
  },
  emailChangeNotice: {
    subject: 'Sähköpostiosoitteesi on vaihtumassa – {brand}',
    before: [
      'Käyttäjätilisi sähköpostiosoitteeksi on pyydetty osoitetta {address}. Osoite vaihtuu, kun muutos vahvistetaan uudesta osoitteesta.',
      'Jos et itse pyytänyt muutosta, vaihda salasanasi heti:',
    ],
    action: 'Vaihda salasana',
    after: ['Jos pyysit muutosta itse, sinun ei tarvitse tehdä tässä mitään.'],
  },
  deleteAccount: {
    subject: 'Vahvista käyttäjätilisi poistaminen – {brand}',
    before: [
      'Pyysit käyttäjätilisi poistamista. Alla oleva linkki vie sivulle, jolla voit vahvistaa poiston. Linkki toimii kerran, ja se on voimassa 24 tuntia.',
      'Tilisi ja kaikki siihen tallennettu poistetaan. Poistoa ei voi perua.',
    ],
    action: 'Poista käyttäjätilini',
    after: ['Jos et pyytänyt tätä, älä avaa linkkiä. Tilisi säilyy ennallaan.'],
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu – {brand}',
    before: [
      'Käyttäjätilisi salasana on vaihdettu, ja muut kirjautumiset on päätetty.',
      'Jos et vaihtanut salasanaa itse, vaihda se heti:',
    ],
    action: 'Vaihda salasana',
    after: ['Jos vaihdoit salasanan itse, sinun ei tarvitse tehdä mitään.'],
  },
}
