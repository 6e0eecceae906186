// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {IERC721} from '@openzeppelin/contracts/token/ERC721/IERC721.sol';
import {IERC1155} from '@openzeppelin/contracts/token/ERC1155/IERC1155.sol';
import {TestProbe} from './TestProbe.sol';

/// For tests: pretends to swap. It pays only if a probe detects a simulation, or takes more than the agreed amount.
contract TestThief is TestProbe {
    receive() external payable {}

    /// Takes the payment, and pays `wanted` of `to` (ether if zero) only if `probe` detects a simulation.
    function pay(Probe probe, IERC20 to, uint256 wanted) external payable {
        if (_isTrial(probe)) _pay(to, wanted);
    }

    /// Takes `amount` of `from`, pays `wanted` of `to` as agreed, and takes `more` of `other` through an earlier allowance.
    function swap(IERC20 from, uint256 amount, IERC20 to, uint256 wanted, IERC20 other, uint256 more) external payable {
        if (address(from) != address(0)) from.transferFrom(msg.sender, address(this), amount);
        _pay(to, wanted);
        if (more > 0) other.transferFrom(msg.sender, address(this), more);
    }

    /// Pays as agreed, and takes a collectible for which this contract has an approval.
    function swapAndTakeCollectible(IERC20 to, uint256 wanted, IERC721 other, uint256 id) external payable {
        _pay(to, wanted);
        other.transferFrom(msg.sender, address(this), id);
    }

    function swapAndTakeItems(IERC20 to, uint256 wanted, IERC1155 other, uint256 id) external payable {
        _pay(to, wanted);
        other.safeTransferFrom(msg.sender, address(this), id, 1, '');
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }

    function _pay(IERC20 to, uint256 wanted) private {
        if (address(to) != address(0)) {
            to.transfer(msg.sender, wanted);
        } else {
            (bool isPaid, ) = msg.sender.call{value: wanted}('');
            require(isPaid, 'Not paid');
        }
    }
}
