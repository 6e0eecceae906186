import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Комісія мережі',
  'review.bitcoin.feeOfWallet': 'Її вкаже ваш гаманець',
  'review.bitcoin.feeHigh': 'Комісія перевищує десяту частину того, що надсилається',
  'review.bitcoin.spent': 'Ваші монети',
  'review.bitcoin.others': 'Монети інших',
  'review.bitcoin.sender': 'Хто надсилає',
  'review.bitcoin.byWallet': 'Ваш гаманець',
  'review.bitcoin.byPage': 'Цей сайт або інші, будь-коли пізніше',
  'review.bitcoin.noValue': 'Не доведено, скільки це витрачає, тому комісію тут не можна прочитати',
  'review.bitcoin.short': 'Це платить більше, ніж має, тому інші мусять додати монети',
  'review.bitcoin.notSigner': 'Це не витрачає монет підключеного акаунта',
  'review.bitcoin.otherCoin': 'Ви підписуєте монети, які не належать указаному тут акаунту',
  'review.bitcoin.unasked':
    'Витратити {value} акаунта {account}, хоча запит не просить про цей підпис',
  'review.bitcoin.ordinals':
    'Витратити монети акаунта {account}, які можуть містити ординали (інскрипції). Їхні {value} можуть бути варті значно більше',
  'review.bitcoin.back': 'Отримати {value} на вашу адресу {to}',
  'review.bitcoin.goes': '{value} на адресу {to}, від усіх, хто бере участь',
  'review.bitcoin.more': {
    one: 'Ще {count} платіж, який не показано, загалом на {value}',
    few: 'Ще {count} платежі, які не показано, загалом на {value}',
    many: 'Ще {count} платежів, які не показано, загалом на {value}',
    other: 'Ще {count} платежу, які не показано, загалом на {value}',
  },
  'review.bitcoin.script': 'Надіслати {value} у скрипт, якого тут не можна прочитати: {script}',
  'review.bitcoin.burn': 'Знищити {value}',
  'review.bitcoin.note': 'Записати примітку в блокчейн: {text}',
  'review.bitcoin.data':
    'Записати в блокчейн дані, яких тут не можна прочитати. Вони можуть переказувати токени (наприклад, руни)',
  'review.bitcoin.sighash.none':
    'Дозволити тому, хто має підпис, вирішувати, куди підуть ваші монети: він не охоплює жодного платежу',
  'review.bitcoin.sighash.single':
    'Дозволити іншим змінити все, крім одного платежу: {value} на адресу {to}. Решта ваших монет може піти куди завгодно',
  'review.bitcoin.sighash.anyone': 'Дозволити іншим додавати монети до цього після вашого підпису',
  'review.bitcoin.sighash.unknown':
    'Підписати незвичним способом: тут не можна прочитати, що інші зможуть потім змінити',
}
