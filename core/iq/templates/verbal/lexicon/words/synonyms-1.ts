// Words, and nothing else. A line is a part of speech and four pairs; the two of a pair mean nearly the same, and what that is
// may stand after a stroke. Pairs are our own. In the lines without strokes the rarer word of each is 4.4 and more on the
// Zipf scale by SUBTLEX-US (Brysbaert & New 2009); in those with strokes, which are of one theme, by our own judgement.

export const SYNONYMS_1 = `
  adjective: big=large/great in size, small=little/not great in size, near=close/a short way off, far=distant/a long way off
  adjective: happy=glad/feeling joy, sad=unhappy/feeling no joy, angry=furious/feeling rage, afraid=scared/feeling fear
  adjective: rich=wealthy/having much money, poor=needy/having little money, cheap=inexpensive/low in price, expensive=costly/high in price
  adjective: hard=difficult/not easy to do, easy=simple/not hard to do, fast=quick/taking little time, slow=unhurried/taking much time
  adjective: clever=smart/quick to learn, silly=foolish/without sense, brave=courageous/not giving way to fear, rude=impolite/without manners
  adjective: right=correct/without mistakes, wrong=mistaken/not correct, usual=normal/as most often, odd=strange/not as most often
  adjective: noisy=loud/making much sound, quiet=silent/making no sound, ill=sick/not in good health, healthy=fit/in good health
  adjective: empty=vacant/with nothing or nobody inside, full=packed/with no space left, strong=powerful/having much force, weak=feeble/having little force
  verb: start=begin/take the first step, finish=end/do the last part, come=arrive/reach a place, leave=depart/go away
  verb: shout=yell/use a very loud voice, speak=talk/use words aloud, ask=enquire/want to be told, answer=reply/say something back
  verb: push=shove/move something away from you, pull=drag/move something towards you, throw=toss/send through the air, catch=grab/take hold of
  verb: build=construct/put together, destroy=wreck/ruin completely, gather=collect/bring to one place, spread=scatter/bring to many places
  verb: hide=conceal/put out of sight, show=display/put where it is seen, keep=retain/not give away, change=alter/make different
  verb: allow=let/not prevent, forbid=ban/say that it must not be, help=assist/do part of the work, hurt=harm/cause injury
  verb: cry=weep/shed tears, laugh=chuckle/show that something is funny, jump=leap/go up from the ground, fall=tumble/go down to the ground
  verb: hurry=rush/go faster, stay=remain/not go away, choose=pick/take one of several, refuse=decline/say no
  noun: road=street/a way for traffic, woods=forest/land with many trees, stone=rock/hard matter of the ground, sea=ocean/a great body of salt water
  noun: shop=store/a place where things are sold, house=home/a place to live in, prison=jail/a place for convicts, factory=plant/a place where goods are made
  noun: friend=pal/somebody you like, enemy=foe/somebody you are against, boss=chief/somebody who gives orders, thief=robber/somebody who steals
  noun: teacher=instructor/somebody who teaches, pupil=student/somebody who is taught, baby=infant/a very young child, adult=grown-up/a person who is no longer a child
  noun: answer=reply/what is said back, question=query/what is asked, mistake=error/something done wrong, idea=thought/something in the mind
  noun: picture=image/something to look at, story=tale/something told, song=tune/something sung, trip=journey/going to another place
  noun: money=cash/coins and notes, cost=price/what must be paid, gift=present/something given, theft=robbery/taking what belongs to others
  adjective: beautiful=lovely, final=last, whole=entire, special=particular
  adjective: crazy=mad, positive=certain, complete=entire, private=personal
  adjective: worried=concerned, willing=prepared, lost=missing, cute=sweet
  adjective: ready=prepared, tall=high, weird=strange, incredible=unbelievable
  noun: beginning=start, meaning=sense, data=information, rain=shower
  noun: demon=devil, test=trial, rule=law, place=spot
  noun: safety=security, rush=hurry, ghost=spirit, sweet=candy
  noun: miracle=wonder, type=kind, space=room, chance=opportunity
  noun: killer=murderer, apartment=flat, silence=quiet, seat=chair
  noun: time=period, weapon=arm, bond=tie, child=kid
  noun: planet=world, army=military, object=thing, crew=team
  noun: end=finish, damage=harm, drop=fall, might=power
  noun: sound=noise, mark=spot, manager=director, couple=pair
  noun: science=knowledge, company=firm, notice=sign, attorney=lawyer
  noun: chief=leader, touch=contact, research=study, woman=lady
  noun: mind=brain, opinion=view, responsibility=duty, blow=hit
  noun: mate=buddy, permission=leave, command=order, speech=address
  noun: condition=state, skin=hide, luck=fortune, past=history
  noun: gift=talent, peace=calm, cause=reason, point=tip
  noun: visit=call, shape=form, soul=spirit, strength=might
  noun: conference=meeting, report=account, group=set, piece=bit
  verb: complete=finish, phone=ring, doubt=question, go=travel
  verb: invite=ask, exist=live, study=learn, clean=wash
  verb: request=ask, forgive=pardon, cover=coat, coach=train
  verb: make=create, believe=trust, feel=sense, introduce=present
  verb: command=order, heat=warm, guard=protect, contact=reach
  verb: suck=draw, form=shape, battle=fight, tour=visit
  verb: witness=see, cook=prepare, suppose=assume, stand=rise
  verb: close=shut, fill=stuff, destroy=ruin, hope=wish
  verb: spot=notice, know=understand, press=push, like=enjoy
  verb: realize=understand, name=call, test=try, free=release
  verb: view=watch, lift=raise, place=put, prepare=ready`;
