/**
 * Words that very many people choose as a password or build one on, in lower case and without the digits and marks they append.
 * Written for readers in Finland, Sweden and elsewhere; the commonest of the world first.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passw passwort pass pword iloveyou princess sunshine football baseball welcome monkey dragon master superman batman letmein
  shadow michael jennifer jordan hunter killer trustno trustnoone qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjk asdfghjkl asdf
  asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwer qwerasdf abc abcd abcdef abcdefg abcdefgh abcdefghi aaaaaaaa charlie
  whatever freedom computer internet starwars pokemon naruto liverpool arsenal chelsea barcelona realmadrid juventus manchester united
  samsung google facebook youtube instagram twitter microsoft windows apple iphone android nokia spotify netflix amazon linkedin
  minecraft fortnite roblox counterstrike playstation nintendo xbox zelda mario pikachu
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  cookie chocolate butterfly rainbow flower angel angels babygirl lovely loveme lover sweetheart honey beautiful princesa tequiero teamo
  jesus jesuschrist blessed heaven christ godisgood
  admin administrator root toor guest user test testtest testing tester changeme changeit default secret login letmeinnow access
  mypassword newpassword yourpassword thepassword password1password passwordpassword nopassword temp temporary temppass pass1word
  student school teacher library dictionary sanavirta sanakirja pacman valter
  thomas daniel matthew joshua ashley jessica amanda nicole andrew anthony robert william david richard george charles steven
  buster harley ginger pepper maggie bailey tigger snoopy garfield scooby mickey minnie winnie
  mustang ferrari porsche mercedes corvette yamaha kawasaki harleydavidson
  hello hellohello helloworld goodluck lucky blink metallica slipknot nirvana eminem greenday
  matrix ninja samurai phoenix thunder lightning storm silver golden diamond purple orange yellow
  soccer hockey basketball tennis golfer runner swimming skateboard snowboard
  michelle stephanie elizabeth samantha victoria alexander alexandra benjamin christian nicholas jonathan
  salasana salainen salakala salaisuus kissa kissat kissakoira koira koirat hevonen heppa perkele saatana vittu paska kukkuu kukka
  kulta rakas rakkaus minarakastansinua mansikka mustikka porkkana peruna omena banaani suklaa karkki lakritsi
  suomi finland helsinki tampere turku espoo oulu jyvaskyla kuopio lahti vantaa rovaniemi
  jaakiekko leijonat karpat tappara ilves hifk jokerit jalkapallo salibandy
  kevat kesa syksy talvi joulu juhannus vappu aurinko tahti kuu metsa jarvi saimaa
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  muumi muumit muumipeikko nalle nallekarhu prinsessa enkeli perhonen tyttö poika aiti isi isoaiti mummo pappa
  matti mikko antti jukka pekka juha kari timo heikki markku hannu maria anna liisa kaisa johanna hanna sanna laura minna tiina paivi
  opettaja opiskelija koulu oppilas kirjasto kirjautuminen tunnus tervetuloa moikka terve
  losenord lösenord hemligt hemlighet sommar vinter hosten varen sverige stockholm goteborg malmo uppsala
  alskling älskling jagalskardig karlek kärlek hejsan hejhej blomma katten hunden hund katt mamma pappa hammarby djurgarden ifkgoteborg
  fotboll ishockey innebandy bandy choklad jordgubbe solsken fjaril prinsessa skola larare elev bibliotek valkommen
  passord sommer kjaerlighet kaerlighed fodbold velkommen norge danmark
  parool kallis paike suvi tallinn eesti
  hallo schatz ichliebedich passwort fussball schalke bayern dortmund sommer sonne geheim
  motdepasse azertyuiop soleil bonjour chouchou doudou jetaime loulou marseille
  contrasena contraseña teamomucho bonita estrella hola alejandro
  ciao juventus amore forzanapoli
  privet parol natasha marina nikita dmitry svetlana
  `
    .split(/\s+/)
    .filter(Boolean),
)

/** Rows of keyboards and of the alphabet: any stretch of one of them, forwards or backwards, is a common password. */
export const COMMON_ROWS: readonly string[] = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm,.-',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
]
