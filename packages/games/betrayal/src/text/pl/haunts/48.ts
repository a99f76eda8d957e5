/** Toast to the Dead. */
export const haunt48 = {
  'haunt.48.title': 'Toast za Umarłych',
  'haunt.48.intro.heroes':
    'Czaszka odchrząkuje gardłem, którego nie ma, i wznosi toast za nieobecnych przyjaciół. Już są obecni. Są uprzejmi, są prochem i od 1911 roku czekają, aż ktoś z nimi porozmawia.',
  'haunt.48.intro.traitor':
    'Pamiętasz tych ludzi. Pamiętasz dokładnie, co trzeba im powiedzieć i jak bardzo tego nie znosili.',
  'haunt.48.setup.heroes':
    'Do pokoi, z których jest droga do Holu Wejściowego, najpierw do tych z Omenem, {guests, plural, one {trafia # spokojny Gość} few {trafiają # spokojni Goście} many {trafia # spokojnych Gości} other {trafia # spokojnego Gościa}}, każdy z 2 różnymi Upodobaniami i z {patience, plural, one {# punktem} few {# punktami} many {# punktami} other {# punktu}} Cierpliwości.',
  'haunt.48.setup.traitor': 'Zregeneruj wszystkie cechy.',
  'haunt.48.goal.heroes':
    'Bohaterowie wygrywają, gdy {content, plural, one {zadowolony jest # Gość} few {zadowolonych jest # Gości} many {zadowolonych jest # Gości} other {zadowolonych jest # Gościa}}.',
  'haunt.48.goal.traitor':
    'Zdrajca wygrywa, gdy {offended, plural, one {obrażony jest # Gość} few {obrażonych jest # Gości} many {obrażonych jest # Gości} other {obrażonych jest # Gościa}} albo gdy wszyscy bohaterowie są martwi. Na koniec 10. rundy obrażają się wszyscy, którzy są jeszcze spokojni.',
  'haunt.48.rule.calm':
    'Spokojny Gość nie rusza się, nie przeszkadza, nie walczy i nie można go zaatakować; Dynamit na jego płytce odbiera mu całą Cierpliwość. Bez Cierpliwości jest obrażony: to Potwór zdrajcy. Bez Upodobań jest zadowolony i odchodzi.',
  'haunt.48.rule.arm':
    'Kto w swojej turze pieszo opuszcza płytkę, może zabrać z niej ze sobą jednego spokojnego Gościa, chyba że jest na niej żywy poszukiwacz drugiej strony.',
  'haunt.48.rule.alone':
    'Na koniec każdej rundy każdy spokojny Gość, na którego płytce nie ma żywego bohatera, traci 1 punkt Cierpliwości.',
  'haunt.48.action.entertain': 'Zabaw rozmową',
  'haunt.48.text.entertain':
    'Na płytce ze spokojnym Gościem: wybierz jedno z jego Upodobań i rzuć tą cechą. Od 5 usuń to Upodobanie, poniżej 2 Gość traci 1 punkt Cierpliwości.',
  'haunt.48.action.give-a-present': 'Wręcz prezent',
  'haunt.48.text.give-a-present':
    'Na płytce ze spokojnym Gościem, który nie dostał jeszcze prezentu: zakop jeden ze swoich Przedmiotów i usuń jedno z jego Upodobań.',
  'haunt.48.action.slight-a-guest': 'Zlekceważ',
  'haunt.48.text.slight-a-guest':
    'Na płytce ze spokojnym Gościem: rzut Wiedzy albo Poczytalności; od 6 Gość traci 2 punkty Cierpliwości, przy 4 lub 5 traci 1 punkt.',
  'haunt.48.ask.talk': 'Którego Gościa zabawiasz i czym?',
  'haunt.48.ask.present': 'Który Gość dostaje który Przedmiot i za które Upodobanie?',
  'haunt.48.ask.slight': 'Którego Gościa lekceważysz?',
  'haunt.48.ask.arm': 'Czy któryś Gość idzie z tobą?',
  'haunt.48.option.talk': '{trait} (Cierpliwość {n}, Upodobania {left})',
  'haunt.48.option.present': '{card} za Upodobanie „{trait}” (Cierpliwość {n}, Upodobania {left})',
  'haunt.48.option.guest': 'Gość: Cierpliwość {n}, Upodobania {left}',
  'haunt.48.option.alone': 'Nikt nie idzie',
  'haunt.48.event.patience':
    'Gość {atAt} wzdycha. Ma jeszcze {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Cierpliwości.',
  'haunt.48.event.content':
    'Gość kłania się i odchodzi. {n, plural, one {Zadowolony jest # Gość} few {Zadowolonych jest # Gości} many {Zadowolonych jest # Gości} other {Zadowolonych jest # Gościa}}.',
  'haunt.48.event.led': '{who} prowadzi Gościa pod rękę {atTo}.',
  'haunt.48.won.content': 'Dziękują domowi, składają serwetki i gasną jeden po drugim jak świece.',
  'haunt.48.won.offended': 'Nikogo jeszcze nie wyrzucono z przyjęcia tak dokładnie.',
  'haunt.48.won.all-dead': 'Nieobecnych przyjaciół jest teraz więcej. Ktoś wznosi za nich kieliszek.',
  'haunt.48.monster.offended-guest': 'Atakuje Siłą.',
  'haunt.48.counter.content': 'Zadowoleni Goście',
  'haunt.48.counter.offended': 'Obrażeni Goście',
  'name.token.calm-guest': 'Gość',
  'name.token.gift': 'Prezent',
  'name.token.taste-might': 'Upodobanie: Siła',
  'name.token.taste-speed': 'Upodobanie: Szybkość',
  'name.token.taste-knowledge': 'Upodobanie: Wiedza',
  'name.token.taste-sanity': 'Upodobanie: Poczytalność',
  'name.monster.offended-guest': 'Obrażony Gość',
} as const;
